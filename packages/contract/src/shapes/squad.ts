import { z } from 'zod';
import { grantableTeamRoles, teamRoles } from '../permissions/index.ts';
import { PaperInBrief } from './consent-paper.ts';
import { isEverybodyOnce } from './everybody-once.ts';
import {
  Birthday,
  Country,
  EmailOrNull,
  Id,
  Instant,
  isStorable,
  OptionalPhone,
  textOrNull,
  Version,
} from './fields.ts';
import { guardianRelations } from './guardian-relations.ts';
import { name } from './name.ts';
import { personGenders, publicNames } from './player.ts';

export const squadLimits = { people: 1000, tableBytes: 2_000_000, columns: 30 } as const;

/** A document of identity, stored in capitals and without separators so that equal ones are equal. */
const Document = z
  .string()
  .trim()
  .max(40)
  .refine(isStorable, 'TEXT_INVALID')
  .transform((value) => value.toUpperCase().replaceAll(/[^\p{L}\d]/gu, ''))
  .nullable()
  .transform((value) => value || null);

const Shirt = z.number().int().min(0).max(999).nullable();

/** Nothing and emptiness are one thing: a form sends an empty text. */
const emptyIsNull = (value: unknown) => (value === '' ? null : value);

const KnownAs = z.preprocess(emptyIsNull, name(40).nullable());

const facts = {
  firstName: name(80),
  surnames: z.union([z.literal(''), name(120)]),
  birthday: z.preprocess(emptyIsNull, Birthday.nullable()),
  gender: z.preprocess(emptyIsNull, z.enum(personGenders).nullable()),
  nationality: z.preprocess(emptyIsNull, Country.nullable()),
  document: Document,
  email: EmailOrNull,
  phone: OptionalPhone,
  /** Shown to everybody instead of the name, as far as the name is public. */
  knownAs: KnownAs,
};

/** What a team says of one of its people, with an account or without. */
const inTeam = {
  shirt: Shirt,
  position: textOrNull(40),
  role: z.enum(grantableTeamRoles, 'ROLE_REQUIRED'),
  /** A mark, not a role: off the field a delegate does what a captain does. */
  isDelegate: z.boolean(),
};

export const NewPerson = z
  .object({
    firstName: facts.firstName,
    surnames: facts.surnames.default(''),
    birthday: facts.birthday.default(null),
    gender: facts.gender.default(null),
    nationality: facts.nationality.default(null),
    document: facts.document.default(null),
    email: facts.email.default(null),
    phone: facts.phone,
    knownAs: facts.knownAs.default(null),
    shirt: inTeam.shirt.default(null),
    position: inTeam.position.default(null),
    role: inTeam.role.default('MEMBER'),
    isDelegate: inTeam.isDelegate.default(false),
    /** Somebody whom another team of the organisation entered: they join this one too. */
    personId: Id.optional(),
    /** Not the one of the same name who is in the team already. */
    isAnother: z.boolean().default(false),
  })
  .meta({ id: 'newPersonDto' });

export const NewPeople = z
  .object({
    people: z
      .array(NewPerson)
      .min(1, 'REQUIRED')
      .max(squadLimits.people)
      .refine(isEverybodyOnce, 'PLAYER_TWICE'),
  })
  .meta({ id: 'newPeopleDto' });

/** What is left out stays as it is; null empties it. */
export const PersonChange = z
  .object({
    personId: Id,
    version: Version,
    ...z.object({ ...facts, ...inTeam }).partial().shape,
    /** Null: by age. */
    publicName: z.enum(publicNames).nullish(),
  })
  .meta({ id: 'personChangeDto' });

export const PeopleChange = z
  .object({
    people: z
      .array(PersonChange)
      .min(1, 'REQUIRED')
      .max(squadLimits.people)
      .refine(isEverybodyOnce, 'PLAYER_TWICE'),
  })
  .meta({ id: 'peopleChangeDto' });

export const PeopleOfSquad = z
  .object({ personIds: z.array(Id).min(1, 'REQUIRED').max(squadLimits.people) })
  .meta({ id: 'peopleOfSquadDto' });

export const squadPersonAbilities = [
  'edit',
  'editPlace',
  'markDelegate',
  'remove',
  'invite',
  'recordPaper',
] as const;

/** Somebody of a team, for those who run it. What the caller may not see is null. */
export const SquadPerson = z
  .object({
    personId: Id,
    /** Null without an account. */
    userCode: z.string().nullable(),
    firstName: z.string(),
    surnames: z.string(),
    birthday: z.iso.date().nullable(),
    /** In years, today. */
    age: z.number().nullable(),
    gender: z.enum(personGenders).nullable(),
    nationality: z.string().nullable(),
    document: z.string().nullable(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    photoUrl: z.string().nullable(),
    /** Who answers for them, by name: then they decide, not the team. */
    guardians: z.array(z.object({ name: z.string(), relation: z.enum(guardianRelations) })),
    /** Whether a minor may take part; null: of age, or not for the caller to see. */
    consent: z
      .object({
        state: z.enum(['GIVEN', 'REFUSED', 'MISSING']),
        /** Since when the team has been asking. */
        askedAt: Instant.nullable(),
        /** What was signed on paper and counts. */
        papers: z.array(PaperInBrief),
      })
      .nullable(),
    knownAs: z.string().nullable(),
    /** How much of the name everybody sees. */
    publicName: z.enum(publicNames),
    /** What was decided about that; null: nothing, it follows the age. */
    chosenPublicName: z.enum(publicNames).nullable(),
    shirt: z.number().nullable(),
    position: z.string().nullable(),
    role: z.enum(teamRoles),
    isDelegate: z.boolean(),
    since: Instant,
    version: z.number(),
    abilities: z.array(z.enum(squadPersonAbilities)),
  })
  .meta({ id: 'squadPerson' });

export const Squad = z
  .object({ people: z.array(SquadPerson), maySeeFacts: z.boolean() })
  .meta({ id: 'squad' });

/** Who was entered now, and who was in the team already and was left alone. */
export const PeopleAdded = z
  .object({ added: z.array(SquadPerson), known: z.array(SquadPerson) })
  .meta({ id: 'peopleAdded' });

/** What a column of a pasted table can hold. */
export const personColumns = [
  'firstName',
  'surnames',
  'name',
  'shirt',
  'birthday',
  'gender',
  'position',
  'email',
  'phone',
  'document',
  'nationality',
  'knownAs',
  'role',
  'guardianName',
  'guardianEmail',
] as const;
export type PersonColumn = (typeof personColumns)[number];

export const dateOrders = ['DAY_FIRST', 'MONTH_FIRST'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const PeopleTable = z
  .object({
    text: z.string().max(squadLimits.tableBytes, 'TABLE_TOO_LONG'),
    /** What each column holds, where a person says so; null: it is not read. */
    columns: z.array(z.enum(personColumns).nullable()).max(squadLimits.columns).optional(),
    /** Which number comes first in 3/9/2001, where that was asked. */
    dateOrder: z.enum(dateOrders).optional(),
  })
  .meta({ id: 'peopleTableDto' });

const TableProblem = z.object({
  field: z.string(),
  code: z.string(),
  value: z.string(),
  /** The earlier row that says the same. */
  sameAs: z.number().nullable(),
});

/** A row of a pasted table, and what will become of it. */
const TableRow = z.object({
  line: z.number(),
  person: z.object({
    ...SquadPerson.pick({ firstName: true, surnames: true, birthday: true, gender: true }).shape,
    ...SquadPerson.pick({ nationality: true, document: true, email: true, phone: true }).shape,
    ...SquadPerson.pick({ shirt: true, position: true, knownAs: true, isDelegate: true }).shape,
    role: z.enum(grantableTeamRoles),
  }),
  /** NEW: is entered. IN_TEAM: is there already. IN_CLUB: the organisation knows them; a team that reads the table gets
   *  them too. HAS_ACCOUNT: is in another team of the organisation and joins this one by invitation. DOUBTFUL: of the
   *  same name as somebody who is there. WRONG: cannot be entered as it is. */
  outcome: z.enum(['NEW', 'IN_TEAM', 'IN_CLUB', 'HAS_ACCOUNT', 'DOUBTFUL', 'WRONG']),
  /** The one who is meant. */
  personId: Id.nullable(),
  isMinor: z.boolean(),
  problems: z.array(TableProblem),
});

export const PeopleTablePreview = z
  .object({
    columns: z.array(
      z.object({
        /** Null where the table has no headings. */
        heading: z.string().nullable(),
        index: z.number(),
        field: z.enum(personColumns).nullable(),
        how: z.enum(['HEADING', 'CONTENT', 'CHOSEN', 'NONE']),
      }),
    ),
    rows: z.array(TableRow),
  })
  .meta({ id: 'peopleTablePreview' });
