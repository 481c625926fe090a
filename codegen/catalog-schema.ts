/** `catalog.schema.json`: the format of the YAML files as JSON Schema, so that editors complete and check while typing. */
import { z } from 'zod';
import { fineGrainedFile } from './fine-grained.ts';
import {
  differencesFile,
  domainFile,
  entityFile,
  languagesFile,
  omissionsFile,
  parametersFile,
  searchWordsFile,
  synonymsFile,
  textsFile,
} from './format.ts';
import { referenceNamesFile } from './reference-names.ts';
import { wizardFile } from './wizards.ts';

const KINDS = z.union([
  domainFile,
  entityFile,
  parametersFile,
  differencesFile,
  omissionsFile,
  textsFile,
  searchWordsFile,
  synonymsFile,
  languagesFile,
  fineGrainedFile,
  referenceNamesFile,
  wizardFile,
]);

/** One schema for every kind of file. */
export const catalogSchema = (): unknown => ({
  ...z.toJSONSchema(KINDS, { io: 'input', unrepresentable: 'any' }),
  title: 'Files of the GitLab catalog',
});
