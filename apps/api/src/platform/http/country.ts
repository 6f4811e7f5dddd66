import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Response as Entry, Reader } from 'mmdb-lib';

const database = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

let reader: Reader<Entry> | undefined;

/** The country in which the network of an address is registered, as two letters. Null for private addresses. */
export function countryOf(address: string): string | null {
  reader ??= new Reader(readFileSync(fileURLToPath(import.meta.resolve(database))));
  const entry = reader.get(address.replace(/^::ffff:/i, '')) as { readonly country_code?: string } | null;
  return entry?.country_code ?? null;
}
