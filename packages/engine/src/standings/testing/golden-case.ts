import assert from 'node:assert/strict';
import { caseInput, readCase } from '../../../lab/case-files/index.ts';
import type { Card } from '../matches.ts';
import type { TableInput } from '../setting.ts';

/** A real table from `golden/standings`: a case, its official rows, and what decided them. */
export interface GoldenCase {
  readonly id: string;
  readonly title: string;
  readonly teams: readonly string[];
  readonly extra?: { readonly fairPlay?: Readonly<Record<string, number>> };
  readonly cards?: readonly GoldenCard[];
  readonly expected: readonly GoldenRow[];
  readonly discriminates?: readonly string[];
  readonly decisions?: readonly GoldenDecision[];
}

interface GoldenCard {
  readonly match: string;
  readonly team: string;
  readonly player: string;
  readonly kind: Card['kind'];
}

/** An official row; a source may give only some of its columns. */
export interface GoldenRow {
  readonly pos: number;
  readonly team: string;
  readonly [column: string]: number | string;
}

interface GoldenDecision {
  readonly tied: readonly string[];
  readonly by: string;
  readonly result: readonly (readonly string[])[];
}

/** The case as engine input. */
export function tableInput(golden: GoldenCase): TableInput {
  const read = readCase(golden);
  assert.ok(!('breach' in read), JSON.stringify(read));
  return caseInput(read);
}
