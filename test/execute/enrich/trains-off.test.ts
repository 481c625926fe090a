/** A 403 about merge trains that a project does not have on. */
import { expect, it } from 'vitest';
import { CatalogError } from '../../../src/call/error.ts';
import { enrich } from '../../../src/execute/enrich/index.ts';
import { makeContext } from '../context.ts';
import { answerOf, makeEntry, makePorts } from '../stub.ts';

const look = async (domain: string, project: Record<string, unknown>) => {
  const ports = makePorts({ 'GET /projects/1': answerOf(project) });
  const refusal = new CatalogError('forbidden', 'The account may not do this.', { status: 403, said: '403 Forbidden', hints: ['Ask.'] });
  const entry = makeEntry({ id: `${domain}.list_project`, domain });
  const { code, message, facts } = await enrich(refusal, makeContext({ entry, ports, values: { project_id: '1' } }));
  return { code, message, said: facts.said, hints: facts.hints, sent: ports.sent };
};

const asItWas = { code: 'forbidden', message: 'The account may not do this.', said: '403 Forbidden', hints: ['Ask.'] };

it('says that the trains are off, and what switches them on', async () => {
  expect(await look('merge_train', { merge_trains_enabled: false })).toEqual({
    code: 'forbidden',
    message: 'Project 1 has merge trains turned off (403).',
    said: undefined,
    hints: ['A maintainer turns them on: project.update with merge_pipelines_enabled and merge_trains_enabled'],
    sent: ['GET /projects/1'],
  });
});

it('adds what trains take where the project does not say', async () => {
  expect(await look('merge_train', {})).toEqual({
    ...asItWas,
    hints: ['Ask.', 'Merge trains are part of GitLab Premium and have to be turned on in the project'],
    sent: ['GET /projects/1'],
  });
});

it('leaves a 403 as it is where the trains are on, and one of another domain without a look', async () => {
  expect(await look('merge_train', { merge_trains_enabled: true })).toEqual({ ...asItWas, sent: ['GET /projects/1'] });
  expect(await look('merge_request', { merge_trains_enabled: false })).toEqual({ ...asItWas, sent: [] });
});
