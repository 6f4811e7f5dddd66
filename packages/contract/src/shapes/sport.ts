import { sportKeys } from '@traip/engine';
import { z } from 'zod';

/** Part of a sport's rules, from the engine's table. */
const Rules = z.looseObject({});

/** A sport or one of its variants, with the rules that a competition starts from. */
export const Sport = z
  .object({
    key: z.string(),
    parentKey: z.enum(sportKeys).nullable(),
    name: z.object({ es: z.string(), en: z.string() }),
    mode: z.enum(['TEAM', 'PAIR', 'INDIVIDUAL']),
    scoring: z.enum(['GOALS', 'POINTS', 'SETS', 'RUBBERS', 'INNINGS', 'HOLES', 'BOUT', 'RACE']),
    onField: z.number().nullable(),
    bench: z.number(),
    minToStart: z.number(),
    /** Whether its lineups name a goalkeeper and a captain. */
    roles: z.object({ goalkeeper: z.boolean(), captain: z.boolean() }),
    periods: Rules.nullable(),
    sets: Rules.nullable(),
    draw: Rules,
    points: Rules,
    forfeit: Rules,
    chain: z.string(),
    groupChain: z.string(),
    goalKinds: z.array(Rules),
    methods: z.array(z.string()),
    cards: z.array(Rules),
    fouls: Rules.nullable(),
    /** What the desk counts besides the score: rebounds, hits, saves. */
    stats: z.array(z.string()),
    events: z.array(z.string()),
    /** Whether its matches have the full live desk. */
    fullConsole: z.boolean(),
  })
  .meta({ id: 'sport' });

export const SportList = z.array(Sport).meta({ id: 'sportList' });
