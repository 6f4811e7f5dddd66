import { pairNextRound, type Report, readReport } from '../../lab/trf/index.ts';
import { isBreach, type SwissRound } from '../../src/formats/index.ts';
import type { ParsedArguments } from '../command/arguments.ts';
import type { Command, Language } from '../command/command.ts';
import { inputError, isInputError } from '../command/input-error.ts';
import { reportError } from './messages.ts';

/** The next round of a tournament report. */
export const swiss: Command = {
  name: 'swiss',
  usage: 'swiss FILE.trf [--rounds N] [--first white|black] [--home-away] [--text]',
  about: {
    en: 'the pairings of the next round of a tournament report (FIDE TRF), using the Dutch system, as JSON or text',
    es: 'los emparejamientos de la siguiente ronda de un informe de torneo (TRF de la FIDE), sistema holandés, en JSON o texto',
  },
  options: { rounds: 'WHOLE', first: ['white', 'black'], 'home-away': 'FLAG', text: 'FLAG', json: 'FLAG' },
  argumentName: { en: 'a tournament report', es: 'un informe de torneo' },
  run(path, parsed, environment) {
    const source = environment.read(path);
    if (isInputError(source)) return source;
    const read = readReport(source);
    if ('breach' in read) return reportError(path, read);
    const report = withOptions(read, parsed);
    if (report.total !== null && report.rounds >= report.total)
      return inputError(
        `${path}: all ${report.total} rounds are already paired; --rounds N adds more`,
        `${path}: las ${report.total} rondas ya están emparejadas; con --rounds N se juegan más`,
      );
    const paired = pairNextRound(report);
    if (isBreach(paired))
      return inputError(
        `${path}: round ${report.rounds + 1} has no legal pairing: too many players have already met`,
        `${path}: la ronda ${report.rounds + 1} no tiene emparejamiento legal: demasiados ya se han enfrentado`,
      );
    const sides = parsed.flag('home-away') ? venues : colours;
    if (parsed.flag('text')) return { out: asText(report, paired, sides, environment.language) };
    return { out: `${JSON.stringify(asJson(report, paired, sides), null, 2)}\n` };
  },
};

function withOptions(report: Report, parsed: ParsedArguments): Report {
  const first = parsed.choice('first', ['white', 'black']);
  const side = first === undefined ? null : first === 'white' ? ('HOME' as const) : ('AWAY' as const);
  return {
    ...report,
    total: parsed.number('rounds') ?? report.total,
    // Once a round is played, the report shows which side was drawn.
    initialSide: report.rounds > 0 ? report.initialSide : (side ?? report.initialSide),
  };
}

interface Sides {
  readonly keys: readonly [string, string];
  readonly en: readonly [string, string];
  readonly es: readonly [string, string];
}

const colours: Sides = { keys: ['white', 'black'], en: ['White', 'Black'], es: ['Blancas', 'Negras'] };
const venues: Sides = { keys: ['home', 'away'], en: ['Home', 'Away'], es: ['Local', 'Visitante'] };

function asJson({ players, rounds }: Report, { pairings, bye }: SwissRound, { keys }: Sides) {
  const names = new Map(players.map(({ number, name }) => [number, name]));
  const player = (number: string) => ({ number: Number(number), name: names.get(number) ?? '' });
  return {
    round: rounds + 1,
    pairings: pairings.map(({ home, away }, index) => ({
      table: index + 1,
      [keys[0]]: player(home),
      [keys[1]]: player(away),
    })),
    bye: bye === null ? null : player(bye),
    absent: players.filter(({ isAbsentNext }) => isAbsentNext).map(({ number }) => player(number)),
  };
}

function asText(report: Report, { pairings, bye }: SwissRound, sides: Sides, language: Language): string {
  const names = new Map(report.players.map(({ number, name }) => [number, name]));
  const player = (number: string) => `${number} ${names.get(number) ?? ''}`.trim();
  const words = { en: ['Round', 'Table', 'Bye'], es: ['Ronda', 'Mesa', 'Descansa'] }[language];
  const [round = '', table = '', rests = ''] = words;
  const rows = [
    [table, ...sides[language]],
    ...pairings.map(({ home, away }, index) => [`${index + 1}`, player(home), player(away)]),
  ];
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [first, second] = [width(0), width(1)];
  const lines = rows.map(
    ([number = '', one = '', other = '']) => `${number.padStart(first)}  ${one.padEnd(second)}  ${other}`,
  );
  const last = bye === null ? [] : [`${rests}: ${player(bye)}`];
  return `${[`${round} ${report.rounds + 1}`, ...lines, ...last].join('\n')}\n`;
}
