/**
 * The settings of a command, with the addresses of its instances checked too: what is refused at the first request would be found
 * out too late. Owns that check; values are `config/settings.ts`, addresses `gitlab/instance.ts`.
 */
import { SETTINGS } from '../config/definitions.ts';
import { type LoadedSettings, loadSettings, SettingsError } from '../config/settings.ts';
import { instanceFault } from '../gitlab/instance.ts';
import { type CommandLine, isSandboxed } from './arguments.ts';

/** @throws SettingsError */
export function readSettings(line: CommandLine, { overHttp }: { readonly overHttp: boolean }): LoadedSettings {
  const loaded = loadSettings({ flags: line.flags, env: process.env, overHttp });
  const { url, instances, allowPrivateInstances } = loaded.settings;
  if (!isSandboxed(line)) requireUsable(SETTINGS.url.env, url, true);
  if (overHttp) for (const other of instances) requireUsable(SETTINGS.instances.env, other, allowPrivateInstances || other === url);
  return loaded;
}

function requireUsable(name: string, url: string, allowPrivate: boolean): void {
  const fault = instanceFault(url, { allowPrivate });
  if (fault !== undefined) throw new SettingsError(`${name} names ${url}, which cannot be used: ${fault}`);
}
