import { Code, Email, maxPairName, maxTeamName } from '@traip/contract';
import type { CompetitorKind } from '@traip/engine';
import type { ColumnUse, TeamTable } from './columns.ts';
import { normalise } from './normalise.ts';

/** A line of a pasted list or a file. */
export interface ListedTeam {
  readonly line: number;
  readonly name: string;
  readonly code?: string;
  /** An existing team with this name or code, used instead of a new one. */
  readonly existing?: string;
  /** Why the line is skipped. */
  readonly problem?: 'nameMissing' | 'nameTooLong' | 'repeated' | 'chosenAlready';
  /** An invalid code drops the code, not the team. */
  readonly isCodeDropped: boolean;
  /** Who is invited to run a new team. */
  readonly email?: string;
  /** INVALID: not an address. EXISTING: the team already has people, and no one is invited. */
  readonly emailProblem?: 'INVALID' | 'EXISTING';
}

interface KnownTeam {
  readonly id: string;
  readonly name: string;
  readonly code: string;
}

interface Context {
  readonly kind: CompetitorKind;
  readonly known: readonly KnownTeam[];
  /** Already in the competition. */
  readonly chosen: readonly { readonly id?: string; readonly name: string }[];
}

export function readTeams(
  { rows, uses }: TeamTable,
  { kind, known, chosen }: Context,
): readonly ListedTeam[] {
  const max = kind === 'PAIR' ? maxPairName : maxTeamName;
  const seen = new Set<string>();
  const chosenNames = new Set(chosen.map(({ name }) => normalise(name)));
  const chosenIds = new Set(chosen.flatMap(({ id }) => id ?? []));
  return rows.map(({ line, cells }): ListedTeam => {
    const name = [cellOf(cells, uses, 'NAME'), cellOf(cells, uses, 'PARTNER')].filter(Boolean).join(' / ');
    const typed = cellOf(cells, uses, 'CODE').toLowerCase();
    const code = Code.safeParse(typed).success ? typed : '';
    const key = normalise(name);
    const existing = known.find(
      (team) => normalise(team.name) === key || (code !== '' && team.code === code),
    )?.id;
    const isChosen = chosenNames.has(key) || (existing !== undefined && chosenIds.has(existing));
    const problem = problemOf(name, { max, isRepeated: seen.has(key), isChosen });
    seen.add(key);
    const isCodeDropped = typed !== '' && code === '';
    const contact = contactOf(cellOf(cells, uses, 'EMAIL'), existing !== undefined);
    return {
      line,
      name,
      isCodeDropped,
      ...(code && { code }),
      ...(existing && { existing }),
      ...(problem && { problem }),
      ...contact,
    };
  });
}

function contactOf(typed: string, isExisting: boolean): Pick<ListedTeam, 'email' | 'emailProblem'> {
  if (typed === '') return {};
  const { data: email } = Email.safeParse(typed);
  if (email === undefined) return { emailProblem: 'INVALID' };
  return isExisting ? { emailProblem: 'EXISTING' } : { email };
}

function cellOf(cells: readonly string[], uses: readonly ColumnUse[], use: ColumnUse): string {
  const column = uses.indexOf(use);
  return column < 0 ? '' : (cells[column] ?? '');
}

function problemOf(
  name: string,
  { max, isRepeated, isChosen }: { max: number; isRepeated: boolean; isChosen: boolean },
): ListedTeam['problem'] {
  if (name === '') return 'nameMissing';
  if (name.length > max) return 'nameTooLong';
  if (isRepeated) return 'repeated';
  return isChosen ? 'chosenAlready' : undefined;
}
