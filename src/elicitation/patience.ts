/** How long a question waits for the look-up that would make it better. */

/** Milliseconds. */
export const LOOK_UP_PATIENCE = 2_000;

/** What `look` finds in time; undefined when it fails or takes longer. Never rejects. */
export async function inTime<T>(look: Promise<T>, ms: number = LOOK_UP_PATIENCE): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([look.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
}
