import { type Entry, type Places, type Status, statuses, type Ties } from '../../src/ranking/index.ts';
import type { JsonNode } from '../case-files/index.ts';

/** A field of something that may itself be absent. */
export function inside(node: JsonNode, name: string): JsonNode {
  return node.isAbsent ? node : node.at(name);
}

/** A field’s value; null if absent. */
export function optional<T>(node: JsonNode, read: (node: JsonNode) => T): T | null {
  return node.isAbsent ? null : read(node);
}

/** A field’s value; null if absent or empty, as in exported tables. */
export function optionalText<T>(node: JsonNode, read: (node: JsonNode) => T): T | null {
  return node.isAbsent || node.isEmptyText ? null : read(node);
}

/** A list; empty if a status explains its absence. */
export function itemsUnless(why: Status | null, node: JsonNode): readonly JsonNode[] {
  return why === null ? node.items() : optionalItems(node);
}

/** A field’s value, or a default. */
export function orElse<T>(node: JsonNode, read: (node: JsonNode) => T, fallback: T): T {
  return node.isAbsent ? fallback : read(node);
}

/** The items of an optional list. */
export function optionalItems(node: JsonNode): readonly JsonNode[] {
  return node.isAbsent ? [] : node.items();
}

export const text = (node: JsonNode) => node.text();
export const count = (node: JsonNode) => node.count();
export const flag = (node: JsonNode) => node.flag();

/** An integer from 1. */
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

/** A day such as 2012-04-16. */
export function date(node: JsonNode): string {
  const value = node.text();
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  if (!isDay) node.refuse('DATE');
  return value;
}

/** The criteria that decide, in order; at least one is required. */
export function stepsOf<T extends string>(node: JsonNode, choices: readonly T[]): readonly T[] {
  const steps = node.items();
  if (node.isList && steps.length === 0) node.refuse({ oneOf: choices });
  return steps.map((step) => step.oneOf(choices));
}

/** A list of numbers or nulls. */
export function numbers(node: JsonNode): readonly (number | null)[] {
  return optionalItems(node).map((item) => optional(item, count));
}

export function ties(rules: JsonNode, fallback: Ties): Ties {
  return orElse(inside(rules, 'ties'), (node) => node.oneOf(['SHARE', 'ORDER'] as const), fallback);
}

/** Other words in results for our statuses. */
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

/** The status if there is no counting mark; null otherwise. */
export function status(node: JsonNode): Status | null {
  return optionalText(node.at('status'), (statusNode) =>
    finished.has(capitals(statusNode)) ? null : statusOf(statusNode),
  );
}

/** A status in any case. */
export function statusOf(node: JsonNode): Status {
  const normalised = capitals(node);
  return (
    statuses.find((word) => word === normalised) ??
    (Object.hasOwn(otherWords, normalised) ? otherWords[normalised] : undefined) ??
    node.oneOf(statuses)
  );
}

function capitals(node: JsonNode): string {
  return node.isText ? node.text().trim().toUpperCase() : '';
}

/** A time; files may use 0 for none, which requires a status. */
export function timeOf(node: JsonNode, why: Status | null): number | null {
  const time = optionalText(node, count);
  if (time !== 0) return time;
  if (why === null) node.refuse('FROM_ONE');
  return null;
}

/** One race result, its mark in the given field. */
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

/** A bib or a name; files write bibs as text or numbers. */
export function nameOrNumber(node: JsonNode): string {
  return node.isText ? node.text() : `${node.count()}`;
}

export function placesObject(places: Places): Readonly<Record<string, number | null>> {
  return Object.fromEntries(places);
}
