import type { NotDated, NotRounds, RobinxBreach, XmlBreach } from '../../lab/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

const notRounds: Readonly<Record<NotRounds['reason'], readonly [en: string, es: string]>> = {
  RELAXED: ['Format: compactness is not C', 'Format: compactness no es C'],
  TEAM_COUNT: ['Teams: at least two are needed', 'Teams: hacen falta dos o más'],
  ROUND_COUNT: [
    'Slots: a compact season has exactly as many rounds as each team needs',
    'Slots: una temporada compacta tiene exactamente las jornadas que todos necesitan',
  ],
  PHASES: [
    'Format: only a double round robin has two phases',
    'Format: solo una doble vuelta tiene dos fases',
  ],
};

/** Why an instance cannot be read or solved. */
export function instanceError(
  path: string,
  source: string,
  breach: XmlBreach | RobinxBreach | NotDated | NotRounds,
): InputError {
  switch (breach.breach) {
    case 'XML_MALFORMED': {
      const before = source.slice(0, breach.at).split('\n');
      const [line, column] = [before.length, (before.at(-1)?.length ?? 0) + 1];
      return inputError(
        `${path}: line ${line}, column ${column}: not valid XML (${breach.why})`,
        `${path}: línea ${line}, columna ${column}: no es XML (${breach.why})`,
      );
    }
    case 'NOT_ROBINX':
      return inputError(
        `${path}: is not a RobinX ${breach.expected}`,
        `${path}: no es un ${breach.expected} de RobinX`,
      );
    case 'CONSTRAINT_UNKNOWN':
      return inputError(
        `${path}: Constraints: ${breach.kind} is not a constraint that RobinX uses here`,
        `${path}: Constraints: ${breach.kind} no es una restricción conocida`,
      );
    case 'VALUE_INVALID':
      return inputError(
        `${path}: <${breach.element}>: ${breach.attribute} cannot be read`,
        `${path}: <${breach.element}>: no se entiende ${breach.attribute}`,
      );
    case 'NOT_ROUNDS': {
      const [en, es] = notRounds[breach.reason];
      return inputError(`${path}: ${en}`, `${path}: ${es}`);
    }
    case 'NOT_DATED':
      return breach.kind === 'FORMAT'
        ? inputError(
            `${path}: Format: a time-relaxed season can only be solved as a double round robin without phases`,
            `${path}: Format: una temporada de fechas libres solo se resuelve a doble vuelta y sin fases`,
          )
        : inputError(
            `${path}: ${breach.kind}: a calendar with dates cannot respect this constraint as written`,
            `${path}: ${breach.kind}: un calendario de fechas no puede cumplir esta restricción tal como está`,
          );
  }
}
