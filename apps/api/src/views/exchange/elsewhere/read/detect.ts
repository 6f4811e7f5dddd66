import type { ElsewhereFormat } from '@traip/contract';
import { folded } from '../../../../platform/csv/folded.ts';
import type { ForeignFile } from '../model/draft.ts';
import { columnByHeading } from './columns.ts';

/** The program that wrote these files, judging by their content; null if unknown. */
export function detectFormat(files: readonly ForeignFile[]): ElsewhereFormat | null {
  const found = files.map(({ text }) =>
    detect(
      text
        .slice(0, 20_000)
        .replace(/^\uFEFF/, '')
        .trimStart(),
    ),
  );
  return (
    found.find((format) => format !== null && format !== 'SPREADSHEET') ??
    found.find((format) => format !== null) ??
    null
  );
}

function detect(start: string): ElsewhereFormat | null {
  if (start.startsWith('<')) return /<(?:Instance|Solution)[\s>]/.test(start) ? 'ROBINX' : null;
  if (start.startsWith('{') || start.startsWith('['))
    return /^\[(?:mon|tue|wed|thu|fri|sat|sun)/i.test(start) ? 'OPENFOOTBALL' : detectJson(start);
  if (/^(?:0[0-9]2|001|013|132|XX[A-Z]|BB[A-Z]) /m.test(start) && /^001 /m.test(start)) return 'TRF';
  if (isTable(start)) return detectTable(start);
  if (/^=\s*\S|^[▪»]|^(?:matchday|round) \d/im.test(start)) return 'OPENFOOTBALL';
  return /\S\s+v\s+\S| {2}\d+-\d+/.test(start) ? 'OPENFOOTBALL' : null;
}

function detectJson(start: string): ElsewhereFormat | null {
  if (/"(?:tournament_type|scores_csv|points_by_participant|final_rank|challonge\w*)"/.test(start))
    return 'CHALLONGE';
  if (/"(?:discipline|opponents|stage_id|checked_in|custom_user_identifier|participant_type)"/.test(start))
    return 'TOORNAMENT';
  return null;
}

const headingsIn = (start: string) =>
  (start.split('\n', 1)[0] ?? '').split(/[;,\t]/).map((cell) => folded(cell.replaceAll('"', '')));

function isTable(start: string): boolean {
  const headings = headingsIn(start);
  return (
    headings.length > 1 &&
    headings.filter((heading) => columnByHeading(heading) !== null || teamList.test(heading)).length > 0
  );
}

const teamList = /^(?:equipo|team|equip|club|teams|nombre|name|pts|puntos|points)$/;

function detectTable(start: string): ElsewhereFormat {
  const headings = headingsIn(start);
  const has = (...names: readonly string[]) => names.some((name) => headings.includes(name));
  if ((has('teams') && has('results')) || (has('match day') && has('venue') && has('home')))
    return 'SPORTSPRESS';
  if (headings.some((heading) => /^opponent 1/.test(heading.replaceAll('_', ' ')))) return 'TOORNAMENT';
  if (
    has('poule', 'veld', 'divisie') ||
    (has('field') && has('referee') && has('team 1', 'home team', 'home'))
  )
    return 'TOURNIFY';
  return 'SPREADSHEET';
}
