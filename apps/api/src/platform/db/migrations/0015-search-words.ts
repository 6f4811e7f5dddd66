import { type Kysely, sql } from 'kysely';

/**
 * A competition is also known by its Traip: a search for "liga juvenil" means the Juvenil A of the Liga
 * Norte. Its words and its Traip's are in one column, which the database maintains, so that one index covers
 * both.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table competitions add column words tsvector not null default ''`,
  sql`update competitions set words = to_tsvector('simple', competitions.search_text || ' ' || traips.search_text)
    from traips where traips.id = competitions.traip_id`,
  sql`create function words_of_competition() returns trigger language plpgsql as $$ begin
    new.words := to_tsvector('simple', new.search_text || ' '
      || coalesce((select search_text from traips where traips.id = new.traip_id), ''));
    return new; end $$`,
  sql`create trigger competitions_words before insert or update of search_text, traip_id on competitions
    for each row execute function words_of_competition()`,
  sql`create function words_of_its_competitions() returns trigger language plpgsql as $$ begin
    update competitions set words = to_tsvector('simple', competitions.search_text || ' ' || new.search_text)
      where competitions.traip_id = new.id;
    return null; end $$`,
  sql`create trigger traips_words after update of search_text on traips
    for each row when (old.search_text is distinct from new.search_text)
    execute function words_of_its_competitions()`,
  sql`create index competitions_words on competitions using gin (words)`,
];
