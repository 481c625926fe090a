import { describe, expect, it } from 'vitest';
import { drawPipelineGraph, type GraphJob } from '../../../src/execute/drawings/pipeline-graph.ts';
import { elementsOf } from './well-formed.ts';

const job = (over: Partial<GraphJob>): GraphJob => ({
  name: 'build',
  stage: 'build',
  status: 'success',
  allowFailure: false,
  needs: [],
  ...over,
});

const jobs = [
  job({}),
  job({ name: 'unit', stage: 'test', status: 'failed', needs: ['build'] }),
  job({ name: 'lint', stage: 'test', status: 'failed', allowFailure: true }),
  job({ name: 'deploy', stage: 'deploy', status: 'manual', needs: ['unit', 'lint', 'gone'] }),
];

const count = (svg: string, name: string): number => elementsOf(svg).filter(one => one === name).length;

describe('the graph of a pipeline', () => {
  it('has a box a job and a line a need, and tells the same in words', () => {
    const { svg, summary, width, height } = drawPipelineGraph({ title: 'Pipeline #101', jobs });
    expect([count(svg, 'g'), count(svg, 'path')]).toEqual([4, 3]);
    expect(summary).toBe('build: build (success).\ntest: unit (failed), lint (failed).\ndeploy: deploy (manual).');
    expect({ width, height }).toEqual({ width: 794, height: 196 });
  });

  it('puts each stage in a column of its own, in the order given', () => {
    const { svg } = drawPipelineGraph({ title: 'Pipeline #101', jobs });
    const columns = [...svg.matchAll(/<text x="([\d.]+)" y="76"[^>]*>([^<]+)</g)].map(([, x, name]) => [name, Number(x)]);
    expect(columns).toEqual([
      ['build', 24],
      ['test', 294],
      ['deploy', 564],
    ]);
  });

  it('colours boxes by state, and a failure that is allowed as a warning', () => {
    const edge = (one: GraphJob) => /rx="6" fill="[^"]+" stroke="([^"]+)"/.exec(drawPipelineGraph({ title: 'p', jobs: [one] }).svg)?.[1];
    expect(['success', 'failed', 'running', 'pending', 'skipped', 'something_new'].map(status => edge(job({ status })))).toEqual([
      '#108548',
      '#dd2b0e',
      '#1f75cb',
      '#c17d10',
      '#89888d',
      '#89888d',
    ]);
    expect(edge(job({ status: 'failed', allowFailure: true }))).toBe('#c17d10');
  });

  it('bends the line between two jobs of one stage around its side, and draws none from a job to itself', () => {
    const { svg } = drawPipelineGraph({ title: 'p', jobs: [job({ needs: ['build'] }), job({ name: 'pack', needs: ['build'] })] });
    expect([...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)).toEqual(['M214 109 C254 109 254 155 214 155']);
  });

  it('keeps names out of its markup, and shortens them by characters', () => {
    const { svg } = drawPipelineGraph({ title: '<b>&</b>', jobs: [job({ name: '</g><script x="1">😀😀😀😀😀😀😀😀😀😀' })] });
    expect(elementsOf(svg)).not.toContain('script');
    expect(svg).toContain('&lt;/g&gt;&lt;script x=&quot;1&quot;&gt;');
    expect(svg).not.toMatch(/\ufffd/);
  });

  it('is the same bytes for the same input', () => {
    expect(drawPipelineGraph({ title: 'p', jobs }).svg).toBe(drawPipelineGraph({ title: 'p', jobs }).svg);
  });

  it('stands without a single job', () => {
    const drawing = drawPipelineGraph({ title: 'Pipeline #7', jobs: [] });
    elementsOf(drawing.svg);
    expect(drawing.summary).toBe('The pipeline has no jobs.');
  });
});
