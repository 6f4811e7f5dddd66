import { name } from '@traip/contract';
import type { CellProblemCode, CellReader } from './fields.ts';

const ownCodes = ['NAME_HAS_UNSEEN_CHARACTERS', 'NAME_HAS_TOO_MANY_MARKS', 'NAME_HAS_LINK'] as const;

/** A name by the rule that all names follow, so that what is read here can also be saved. */
export function nameReader(max: number): CellReader<string> {
  const shape = name(max);
  return (cell) => {
    if (cell === '') return { value: null };
    // Text in another encoding: the lost letters cannot be guessed.
    if (cell.includes('\uFFFD')) return { problem: 'WRONG_ENCODING' };
    const { data, error } = shape.safeParse(cell);
    return data === undefined ? { problem: codeOf(error?.issues[0]) } : { value: data };
  };
}

function codeOf(issue: { code: string; message: string } | undefined): CellProblemCode {
  if (issue?.code === 'too_big') return 'TOO_LONG';
  return ownCodes.find((code) => code === issue?.message) ?? 'INVALID';
}
