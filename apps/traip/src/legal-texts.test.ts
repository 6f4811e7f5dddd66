import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readConfig } from './config.ts';
import { legalSettings } from './legal-texts.ts';
import { StartupError } from './startup-error.ts';

/** The texts read from a folder with these files, or the message that refuses it. */
function outcomeOf(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'traip-legal-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return legalSettings(readConfig({ LEGAL_TEXTS: folder })).replacements;
  } catch (error) {
    if (error instanceof StartupError) return error.message;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the legal texts of an operator', () => {
  it('are optional, and so are the operator’s details on a development machine', () => {
    assert.deepEqual(legalSettings(readConfig({})), { operator: {} });
  });

  it('replace ours individually, in both languages', () => {
    const files = { 'terms.es.md': 'Reglas de {{OPERATOR_NAME}}\n', 'terms.en.md': 'Rules', 'notes.txt': '' };
    assert.deepEqual(outcomeOf(files), { 'terms.es': 'Reglas de {{OPERATOR_NAME}}', 'terms.en': 'Rules' });
  });

  it('are refused with the reason when something is wrong with them', () => {
    const refusals: [Record<string, string>, RegExp][] = [
      [{}, /is empty: the texts are called privacy\.es\.md, /],
      [{ 'privacidad.es.md': 'x' }, /has privacidad\.es\.md: the texts are called/],
      [{ 'terms.es.md': 'x' }, /has terms in es only: write it in both languages/],
      [{ 'terms.es.md': 'x', 'terms.en.md': ' ' }, /terms\.en\.md is empty/],
      [{ 'terms.es.md': '{{NIF}}', 'terms.en.md': 'x' }, /terms\.es\.md names \{\{NIF\}\}/],
    ];
    for (const [files, sentence] of refusals) assert.match(String(outcomeOf(files)), sentence);
    const nowhere = readConfig({ LEGAL_TEXTS: '/nowhere/at/all' });
    assert.throws(() => legalSettings(nowhere), /LEGAL_TEXTS cannot be read: \/nowhere\/at\/all \(ENOENT\)/);
  });
});
