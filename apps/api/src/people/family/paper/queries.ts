import type { ConsentPurpose, Locale, PublicName } from '@traip/contract';
import { type Insertable, sql } from 'kysely';
import type { ConsentPapersTable } from '../../../platform/db/document-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export async function insertPaper(trx: Trx, paper: Insertable<ConsentPapersTable>): Promise<void> {
  await trx.insertInto('consentPapers').values(paper).execute();
}

export interface SignedChoice {
  readonly purpose: ConsentPurpose;
  readonly choice: 'YES' | 'NO' | PublicName;
  readonly language: Locale;
  readonly holds: boolean;
}

const signedChoices = sql<readonly SignedChoice[]>`coalesce((select jsonb_agg(jsonb_build_object(
    'purpose', consents.purpose, 'choice', consents.choice, 'language', consents.language,
    'holds', held.id is not null) order by consents.id)
  from consents left join consents_in_force as held
    on held.id = consents.id and held.person_id = consents.person_id
  where consents.paper_id = paper.id), '[]'::jsonb)`;

/** A person's consents on paper, latest first. */
export function listPapers(db: Database, personId: string) {
  return db
    .selectFrom('consentPapers as paper')
    .innerJoin('users', 'users.id', 'paper.recordedBy')
    .select(['paper.id', 'paper.signedBy', 'paper.relation', 'paper.signedOn', 'paper.recordedAt'])
    .select(['paper.fileKey', 'paper.fileType', 'paper.fileBytes', signedChoices.as('signed')])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('recordedBy'))
    .where('paper.personId', '=', personId)
    .orderBy('paper.signedOn', 'desc')
    .orderBy('paper.recordedAt', 'desc')
    .orderBy('paper.id', 'desc')
    .limit(200)
    .execute();
}

export type PaperRow = Awaited<ReturnType<typeof listPapers>>[number];

export async function findBirthday(db: Database, personId: string): Promise<string | null> {
  const row = await db.selectFrom('players').select('birthday').where('id', '=', personId).executeTakeFirst();
  return row?.birthday ?? null;
}
