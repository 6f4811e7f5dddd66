import { type Entry, type Places, type Status, statuses, type Ties } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';

/** A field of something that may itself be missing. */
export function inside(node: JsonNode, name: string): JsonNode {
  return node.isAbsent ? node : node.at(name);
}

/** What a field holds; null when it is not there. */
export function optional<T>(node: JsonNode, read: (node: JsonNode) => T): T | null {
  return node.isAbsent ? null : read(node);
}

/** What a field holds; null when it is not there or empty, as in tables that were exported. */
export function optionalText<T>(node: JsonNode, read: (node: JsonNode) => T): T | null {
  return node.isAbsent || node.isEmptyText ? null : read(node);
}

/** A list; nothing where a status tells why there is none. */
export function itemsUnless(why: Status | null, node: JsonNode): readonly JsonNode[] {
  return why === null ? node.items() : listed(node);
}

/** What a field holds, or else the usual. */
export function orElse<T>(node: JsonNode, read: (node: JsonNode) => T, usual: T): T {
  return node.isAbsent ? usual : read(node);
}

/** The items of a list that may be missing. */
export function listed(node: JsonNode): readonly JsonNode[] {
  return node.isAbsent ? [] : node.items();
}

export const text = (node: JsonNode) => node.text();
export const count = (node: JsonNode) => node.count();
export const flag = (node: JsonNode) => node.flag();

/** A whole number from 1 on. */
export function fromOne(node: JsonNode): number {
  const value = node.count();
  if (value < 1) node.refuse('FROM_ONE');
  return value;
}

/** A number above 0. */
export function positive(node: JsonNode): number {
  const value = node.number();
  if (value <= 0) node.refuse('POSITIVE');
  return value;
}

/** A day as 2012-04-16. */
export function date(node: JsonNode): string {
  const value = node.text();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) node.refuse('DATE');
  return value;
}

/** What decides, one after the other; at least one thing has to. */
export function stepsOf<T extends string>(node: JsonNode, choices: readonly T[]): readonly T[] {
  const steps = node.items();
  if (node.isList && steps.length === 0) node.refuse({ oneOf: choices });
  return steps.map((step) => step.oneOf(choices));
}

/** A number for each, or null. */
export function numbers(node: JsonNode): readonly (number | null)[] {
  return listed(node).map((item) => optional(item, count));
}

export function ties(rules: JsonNode, usual: Ties): Ties {
  return orElse(inside(rules, 'ties'), (node) => node.oneOf(['SHARE', 'ORDER'] as const), usual);
}

/** What results of one sport or another write for a status of ours. */
const otherWords: Readonly<Record<string, Status>> = {
  AB: 'DNF',
  ABD: 'DNF',
  DNP: 'DNS',
  DNQ: 'NC',
  EX: 'DSQ',
  EXC: 'DSQ',
  HD: 'OTL',
  NP: 'DNS',
  NS: 'DNS',
  SCR: 'WDR',
};
const finished: ReadonlySet<string> = new Set(['OK', 'FIN', 'FINISHED']);

/** Why somebody has no mark, or has one that does not count; null for whoever has one that counts. */
export function status(node: JsonNode): Status | null {
  return optionalText(node.at('status'), (given) => (finished.has(capitals(given)) ? null : statusOf(given)));
}

/** A status in any case. */
export function statusOf(node: JsonNode): Status {
  const written = capitals(node);
  return (
    statuses.find((word) => word === written) ??
    (Object.hasOwn(otherWords, written) ? otherWords[written] : undefined) ??
    node.oneOf(statuses)
  );
}

function capitals(node: JsonNode): string {
  return node.isText ? node.text().trim().toUpperCase() : '';
}

/** A time; files write 0 for whoever has none, and nobody needs no time at all. */
export function timeOf(node: JsonNode, why: Status | null): number | null {
  const time = optionalText(node, count);
  if (time !== 0) return time;
  if (why === null) node.refuse('FROM_ONE');
  return null;
}

/** One result of a race, its mark in the field that is asked for. */
export function entry(node: JsonNode, time = 'time'): Entry {
  const why = status(node);
  return {
    id: node.at('id').text(),
    bib: optionalText(node.at('bib'), nameOrNumber),
    lane: optional(node.at('lane'), count),
    mark: timeOf(node.at(time), why),
    status: why,
    order: optional(node.at('order'), count),
  };
}

/** A bib or a name; files write bibs as texts or as numbers. */
export function nameOrNumber(node: JsonNode): string {
  return node.isText ? node.text() : `${node.count()}`;
}

export function placesObject(places: Places): Readonly<Record<string, number | null>> {
  return Object.fromEntries(places);
}
