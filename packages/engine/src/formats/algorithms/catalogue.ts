import type { Localised } from '../../sports/sports.ts';
import type { AlgorithmKey } from '../model/phase.ts';
import { defaultParams, type ParamsOf } from './params.ts';
import { type ObjectSchema, paramSchemas } from './schema.ts';

/** The kinds of competition an algorithm can generate. */
type Format = 'LEAGUE' | 'GROUPS' | 'KNOCKOUT' | 'SWISS' | 'LADDER' | 'PARTNERS' | 'MANUAL';

interface Algorithm<K extends AlgorithmKey = AlgorithmKey> {
  readonly key: K;
  readonly name: Localised;
  readonly description: Localised;
  readonly formats: readonly Format[];
  /** The allowed number of teams. */
  readonly teams: { readonly min: number; readonly max: number };
  readonly params: ObjectSchema;
  readonly defaults: ParamsOf[K];
}

type Presented = Pick<Algorithm, 'name' | 'description' | 'formats' | 'teams'>;

const presented: Readonly<Record<AlgorithmKey, Presented>> = {
  ROUND_ROBIN: {
    name: { es: 'Liga', en: 'Round robin' },
    description: {
      es: 'Todos contra todos, a una o varias vueltas, con el mínimo de partidos seguidos en casa o fuera.',
      en: 'Everyone plays everyone, once or more, with as few home or away runs as possible.',
    },
    formats: ['LEAGUE'],
    teams: { min: 2, max: 1024 },
  },
  GROUPS: {
    name: { es: 'Grupos', en: 'Groups' },
    description: {
      es: 'Reparte los equipos en grupos por bombos, en serpiente, al azar o a mano, y cada grupo juega una liga.',
      en: 'Teams are drawn into groups from pots, by serpentine, at random or manually; each group plays a round robin.',
    },
    formats: ['GROUPS'],
    teams: { min: 2, max: 1024 },
  },
  SINGLE_ELIM: {
    name: { es: 'Eliminatoria', en: 'Knockout' },
    description: {
      es: 'Quien pierde queda fuera. A partido único, a doble partido o al mejor de varios.',
      en: 'Lose and you’re out. Single match, two legs or best of several.',
    },
    formats: ['KNOCKOUT'],
    teams: { min: 2, max: 1024 },
  },
  DOUBLE_ELIM: {
    name: { es: 'Doble eliminación', en: 'Double elimination' },
    description: {
      es: 'Solo la segunda derrota elimina: quien pierde sigue en el cuadro inferior.',
      en: 'Two defeats and you’re out: losers carry on in the lower bracket.',
    },
    formats: ['KNOCKOUT'],
    teams: { min: 3, max: 1024 },
  },
  SWISS: {
    name: { es: 'Sistema suizo', en: 'Swiss system' },
    description: {
      es: 'En cada ronda se enfrentan equipos con puntos parecidos que aún no han jugado entre sí.',
      en: 'In each round, teams with similar points that haven’t met yet play each other.',
    },
    formats: ['SWISS'],
    teams: { min: 2, max: 1024 },
  },
  LADDER: {
    name: { es: 'Escalera', en: 'Ladder' },
    description: {
      es: 'Cada equipo reta a los que tiene justo por encima; si gana, ocupa su puesto.',
      en: 'Teams challenge those just above them; the winner takes the place.',
    },
    formats: ['LADDER'],
    teams: { min: 2, max: 1024 },
  },
  AMERICANO: {
    name: { es: 'Americano', en: 'Americano' },
    description: {
      es: 'Cada ronda se juega con otra pareja; cada cual suma los puntos que hace. Todas las rondas se sortean al empezar.',
      en: 'A new partner in every round; each player keeps the points they score. All rounds are drawn at the start.',
    },
    formats: ['PARTNERS'],
    teams: { min: 4, max: 64 },
  },
  MEXICANO: {
    name: { es: 'Mexicano', en: 'Mexicano' },
    description: {
      es: 'Como el americano, pero cada ronda sale de la tabla: los cuatro primeros juegan en la pista 1.',
      en: 'Like an americano, but each round follows the table: the top four play on court 1.',
    },
    formats: ['PARTNERS'],
    teams: { min: 4, max: 64 },
  },
  PAGE_PLAYOFF: {
    name: { es: 'Eliminatoria Page', en: 'Page play-off' },
    description: {
      es: 'Cuatro equipos; los dos primeros pueden perder una vez y ganar el título.',
      en: 'Four teams; the top two can lose once and still win the title.',
    },
    formats: ['KNOCKOUT'],
    teams: { min: 4, max: 4 },
  },
  MAIN_ROUND: {
    name: { es: 'Segunda fase', en: 'Main round' },
    description: {
      es: 'Otra liga entre los clasificados de los grupos, que empieza con los resultados que ya tienen entre sí.',
      en: 'Another round robin among group qualifiers, starting with the results they already have against each other.',
    },
    formats: ['GROUPS'],
    teams: { min: 0, max: 1024 },
  },
  QUALIFY: {
    name: { es: 'Fase final', en: 'Final phase' },
    description: {
      es: 'Cruza a los clasificados de los grupos (A1-B2, B1-A2) y coloca a los mejores terceros.',
      en: 'Pairs group qualifiers (A1-B2, B1-A2) and places the best third-placed teams.',
    },
    formats: ['KNOCKOUT'],
    teams: { min: 0, max: 1024 },
  },
  MANUAL: {
    name: { es: 'Manual', en: 'Manual' },
    description: {
      es: 'La organización crea los partidos; Traip avisa de los que faltan o se repiten.',
      en: 'The organisation creates the matches; Traip warns about missing or repeated ones.',
    },
    formats: ['MANUAL'],
    teams: { min: 0, max: 1024 },
  },
};

const algorithmOf = <K extends AlgorithmKey>(key: K): Algorithm<K> => ({
  key,
  ...presented[key],
  params: paramSchemas[key],
  defaults: defaultParams[key],
});

export const algorithmKeys = Object.keys(presented) as [AlgorithmKey, ...AlgorithmKey[]];

/** Every algorithm offered by the broker, with its parameters. */
export const algorithms: readonly Algorithm[] = algorithmKeys.map(algorithmOf);
