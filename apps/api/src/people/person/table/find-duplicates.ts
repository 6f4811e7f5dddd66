import { folded } from '../../../platform/csv/folded.ts';
import type { CellProblem, TablePerson } from './cells/fields.ts';

export interface TableRow {
  /** Row number as a spreadsheet shows it, counting the headings. */
  readonly line: number;
  readonly person: TablePerson;
  readonly problems: readonly CellProblem[];
}

type Repeated = Pick<CellProblem, 'field' | 'code' | 'value'> & { readonly key: string };

/** A duplicate in the table is a problem of the later row. */
export function flagDuplicates(rows: readonly TableRow[]): readonly TableRow[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const problems = marksOf(row.person).flatMap(({ key, ...problem }): CellProblem[] => {
      const sameAs = lines.get(key);
      if (sameAs === undefined) lines.set(key, row.line);
      return sameAs === undefined ? [] : [{ ...problem, sameAs }];
    });
    return problems.length === 0 ? row : { ...row, problems: [...row.problems, ...problems] };
  });
}

/** What no two people of a table may share. */
function marksOf({ document, firstName, surnames, birthday, shirt }: TablePerson): readonly Repeated[] {
  const name = [firstName, surnames].filter((part) => part !== null).join(' ');
  return [
    document && {
      key: `document ${document.number}`,
      field: 'document' as const,
      code: 'DOCUMENT_TWICE' as const,
      value: document.number,
    },
    name !== '' && {
      key: `name ${folded(name)} ${birthday ?? ''}`,
      field: 'name' as const,
      code: 'PERSON_TWICE' as const,
      value: name,
    },
    shirt !== null && {
      key: `shirt ${shirt}`,
      field: 'shirt' as const,
      code: 'SHIRT_TWICE' as const,
      value: String(shirt),
    },
  ].filter((mark) => typeof mark === 'object' && mark !== null);
}
