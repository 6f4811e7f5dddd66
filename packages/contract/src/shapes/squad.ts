import { z } from 'zod';
import { grantableTeamRoles, teamRoles } from '../permissions/index.ts';
import { PaperInBrief } from './consent-paper.ts';
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
import { hasUniquePeople } from './unique-people.ts';

export const squadLimits = { people: 1000, tableBytes: 2_000_000, columns: 30 } as const;

/** An identity number, stored in capitals and without separators so that equal ones compare as equal. */
const Document = z
  .string()
  .trim()
  .max(40)
  .refine(isStorable, 'TEXT_INVALID')
  .transform((value) => value.toUpperCase().replaceAll(/[^\p{L}\d]/gu, ''))
  .nullable()
  .transform((value) => value || null);

const Shirt = z.number().int().min(0).max(999).nullable();

/** Treats an empty text as none, because forms send one. */
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
  /** Shown to everyone instead of the name, as far as the name is public. */
  knownAs: KnownAs,
};

/** A team's details of one of its people, with or without an account. */
const inTeam = {
  shirt: Shirt,
  position: textOrNull(40),
  role: z.enum(grantableTeamRoles, 'ROLE_REQUIRED'),
  /** A mark, not a role: off the field a delegate can do what a captain can. */
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
    /** A person added by another team of the organisation, who joins this one too. */
    personId: Id.optional(),
    /** Someone other than the person of the same name who is already in the team. */
    isAnother: z.boolean().default(false),
  })
  .meta({ id: 'newPersonDto' });

export const NewPeople = z
  .object({
    people: z
      .array(NewPerson)
      .min(1, 'REQUIRED')
      .max(squadLimits.people)
      .refine(hasUniquePeople, 'PLAYER_TWICE'),
  })
  .meta({ id: 'newPeopleDto' });

/** Omitted fields are kept; null clears a field. */
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
      .refine(hasUniquePeople, 'PLAYER_TWICE'),
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

/** A person of a team, for those who run it. Fields the caller may not see are null. */
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
    /** Their guardians by name: then they decide, not the team. */
    guardians: z.array(z.object({ name: z.string(), relation: z.enum(guardianRelations) })),
    /** Whether a minor may take part; null: of age, or not for the caller to see. */
    consent: z
      .object({
        state: z.enum(['GIVEN', 'REFUSED', 'MISSING']),
        /** Since when the team has been asking. */
        askedAt: Instant.nullable(),
        /** The paper consents in force. */
        papers: z.array(PaperInBrief),
      })
      .nullable(),
    knownAs: z.string().nullable(),
    /** How much of the name everyone sees. */
    publicName: z.enum(publicNames),
    /** The decision about that; null: none, so it follows from the age. */
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

/** The people added now, and those already in the team, who were left unchanged. */
export const PeopleAdded = z
  .object({ added: z.array(SquadPerson), known: z.array(SquadPerson) })
  .meta({ id: 'peopleAdded' });

/** The possible columns of a pasted table. */
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
    /** The content of each column, if set by a person; null: not read. */
    columns: z.array(z.enum(personColumns).nullable()).max(squadLimits.columns).optional(),
    /** Which number comes first in 3/9/2001, if that was unclear. */
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

/** A row of a pasted table, and its outcome. */
const TableRow = z.object({
  line: z.number(),
  person: z.object({
    ...SquadPerson.pick({ firstName: true, surnames: true, birthday: true, gender: true }).shape,
    ...SquadPerson.pick({ nationality: true, document: true, email: true, phone: true }).shape,
    ...SquadPerson.pick({ shirt: true, position: true, knownAs: true, isDelegate: true }).shape,
    role: z.enum(grantableTeamRoles),
  }),
  /**
   * NEW: is added. IN_TEAM: is already there. IN_CLUB: the organisation knows them; a team that imports the
   * table gets them too. HAS_ACCOUNT: is in another team of the organisation and joins this one by
   * invitation. DOUBTFUL: has the same name as someone already there. WRONG: cannot be added as it is.
   */
  outcome: z.enum(['NEW', 'IN_TEAM', 'IN_CLUB', 'HAS_ACCOUNT', 'DOUBTFUL', 'WRONG']),
  /** The matching person. */
  personId: Id.nullable(),
  isMinor: z.boolean(),
  problems: z.array(TableProblem),
});

export const PeopleTablePreview = z
  .object({
    columns: z.array(
      z.object({
        /** Null if the table has no headings. */
        heading: z.string().nullable(),
        index: z.number(),
        field: z.enum(personColumns).nullable(),
        how: z.enum(['HEADING', 'CONTENT', 'CHOSEN', 'NONE']),
      }),
    ),
    rows: z.array(TableRow),
  })
  .meta({ id: 'peopleTablePreview' });
