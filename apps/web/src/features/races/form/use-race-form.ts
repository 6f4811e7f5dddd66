'use client';

import { CallFailure } from '@traip/contract';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { inMadrid, momentInMadrid } from '../../../i18n/madrid.ts';
import { raceApi } from '../../../lib/api/race.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { numberOrNull } from '../../../ui/form/empty-values.ts';
import { useFailureMessage } from '../../../ui/form/use-failure-message.ts';
import type { RacesProps } from '../data/races-props.ts';
import { type RaceData, useInvalidateRaces } from '../data/use-races.ts';
import { type GolfProblem, type GolfTexts, golfOfTexts, textsOfGolf } from '../golf/form/golf-texts.ts';
import { useGolfProblem } from '../golf/form/use-golf-problem.ts';
import { bandsOfText, textOfBands } from './bands-text.ts';
import { kmOf, metresOf, splitPointsOf } from './distance.ts';

export interface RaceFormOptions extends Pick<RacesProps, 'kind'> {
  readonly competitionId: string;
  /** Null: a new race. */
  readonly race: RaceData | null;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  readonly km: string;
  readonly day: string;
  readonly hour: string;
  /** The kind of marks: times, distances, points, laps. */
  readonly counted: RaceData['kind'];
  readonly resolution: RaceData['resolution'] | undefined;
  readonly ties: RaceData['ties'] | undefined;
  readonly bands: string;
  /** One segment per line. */
  readonly segments: string;
  /** In kilometres, separated by semicolons. */
  readonly splitPoints: string;
  readonly isTimeTrial: boolean;
  readonly golf: GolfTexts;
  /** The number of relay legs; empty: individual. */
  readonly legs: string;
  readonly recordEvent: string;
  readonly legEvent: string;
  readonly recordsByBand: boolean;
  readonly countsWind: boolean;
  readonly overallBy: RaceData['overallBy'];
  readonly groupsBy: RaceData['groupsBy'];
}

type Wrong = Partial<
  Record<'name' | 'km' | 'bands' | 'segments' | 'splitPoints' | GolfProblem['field'], string>
>;

function courseTexts(race: RaceData | null, locale: string): Pick<Fields, 'segments' | 'splitPoints'> {
  const { segments = [], splitPoints = [] } = race ?? {};
  return {
    segments: segments.join('\n'),
    splitPoints: splitPoints.map((point) => kmOf(point, locale)).join('; '),
  };
}

function fieldsOf(race: RaceData | null, locale: string): Fields {
  const starts = race?.startsAt ? inMadrid(new Date(race.startsAt)) : { day: '', time: '' };
  return {
    name: race?.name ?? '',
    km: kmOf(race?.distance ?? null, locale),
    day: starts.day,
    hour: starts.time,
    counted: race?.kind ?? 'TIME',
    resolution: race?.resolution,
    ties: race?.ties,
    bands: textOfBands(race?.bands ?? []),
    ...courseTexts(race, locale),
    isTimeTrial: race?.isTimeTrial ?? false,
    legs: `${race?.legs ?? ''}`,
    recordEvent: race?.recordEvent ?? '',
    legEvent: race?.legEvent ?? '',
    recordsByBand: race?.recordsByBand ?? false,
    countsWind: race?.countsWind ?? false,
    overallBy: race?.overallBy ?? 'GUN',
    groupsBy: race?.groupsBy ?? 'GUN',
    golf: textsOfGolf(race?.golf ?? null, locale),
  };
}

/** Without a time it starts at midnight; without a day the start is unknown. */
function startOf({ day, hour }: Pick<Fields, 'day' | 'hour'>): string | null {
  return day === '' ? null : (momentInMadrid({ day, time: hour || '00:00' })?.toISOString() ?? null);
}

/** Golf is scored on cards. */
function countedAs<G>(golf: G | null, kind: RaceData['kind']) {
  return golf === null ? { kind } : { golf };
}

/** The race form; invalid values are reported on their field. */
export function useRaceForm({ competitionId, race, kind, onClose }: RaceFormOptions) {
  const t = useTranslations('races.form');
  const locale = useLocale();
  const toast = useToast();
  const failureMessage = useFailureMessage();
  const invalidate = useInvalidateRaces();
  const golfProblem = useGolfProblem();
  const [fields, setFields] = useState(() => fieldsOf(race, locale));
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const read = () => {
    const { name, km, day, hour, resolution, ties } = fields;
    const { recordEvent, legEvent, recordsByBand, countsWind, overallBy, groupsBy } = fields;
    const records = { recordEvent, legEvent, recordsByBand, countsWind, overallBy, groupsBy };
    const distance = metresOf(km);
    const listed = bandsOfText(fields.bands);
    if (distance === undefined) return { wrong: { km: t('distanceWrong') } };
    const splitPoints = splitPointsOf(fields.splitPoints);
    if (splitPoints === undefined) return { wrong: { splitPoints: t('splitPointsWrong') } };
    if ('wrong' in listed) return { wrong: { bands: t('bandsWrong', { line: listed.wrong }) } };
    const golf = kind === 'GOLF' ? golfOfTexts(fields.golf) : { golf: null };
    if ('problem' in golf) return { wrong: { [golf.problem.field]: golfProblem(golf.problem) } };
    const startsAt = startOf({ day, hour });
    const segments = fields.segments.split('\n').flatMap((line) => line.trim() || []);
    const course = { distance, segments, splitPoints, isTimeTrial: fields.isTimeTrial };
    const body = { name, ...course, startsAt, bands: listed.bands };
    const legs = numberOrNull(fields.legs);
    return {
      body: {
        ...body,
        ...records,
        ...countedAs(golf.golf, fields.counted),
        legs,
        ...(resolution && { resolution }),
        ...(ties && { ties }),
      },
    };
  };
  const explain = (reason: unknown) => {
    const problems = reason instanceof CallFailure ? reason.problems : [];
    const of = (field: string) => problems.find((one) => one.field.startsWith(field))?.message[locale];
    const [name, bands, segments] = [of('name'), of('bands'), of('segments')];
    setWrong({ ...(name && { name }), ...(bands && { bands }), ...(segments && { segments }) });
    setFailure(name || bands || segments ? null : failureMessage(reason, t('failed', { kind })));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const values = read();
    setWrong(values.wrong ?? {});
    if (values.body === undefined || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      if (race === null) await raceApi.create({ params: { competitionId }, body: values.body });
      else {
        const params = { competitionId, raceId: race.id };
        await raceApi.update({ params, body: { ...values.body, version: race.version } });
      }
      toast(race === null ? t('created', { kind }) : t('saved', { kind }));
      await invalidate();
      onClose();
    } catch (reason) {
      explain(reason);
    } finally {
      setBusy(false);
    }
  };
  return {
    fields,
    wrong,
    failure,
    busy,
    set: (change: Partial<Fields>) => setFields((before) => ({ ...before, ...change })),
    submit: (event: FormEvent) => void submit(event),
  };
}
