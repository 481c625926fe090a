/** The three surfaces by name. */
import type { Surface } from '../call/call.ts';
import { dynamicSurface } from './dynamic.ts';
import { individualSurface } from './individual.ts';
import { metaSurface } from './meta.ts';
import type { ToolSurface } from './surface.ts';

const SURFACES: Readonly<Record<Surface, ToolSurface>> = { dynamic: dynamicSurface, meta: metaSurface, individual: individualSurface };

export const surfaceOf = (name: Surface): ToolSurface => SURFACES[name];
