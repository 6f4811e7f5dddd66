import type { SportKey } from '@traip/engine';
import { sportKeys, variantsOf } from '@traip/engine';
import { type Draft, emptyDraft } from './draft.ts';
import type { FormStart } from './form-start.ts';

type Traip = FormStart['traips'][number];

/** Undefined for a new Traip or none. */
export function selectedTraip({ traip }: Draft, start: Pick<FormStart, 'traips'>): Traip | undefined {
  return traip.isNew ? undefined : start.traips.find(({ id }) => id === traip.chosen);
}

/** Undefined until one is chosen. */
export function sportOf(draft: Draft, start: Pick<FormStart, 'traips'>): SportKey | undefined {
  if (!draft.traip.isNew) return selectedTraip(draft, start)?.sportKey;
  return sportKeys.find((key) => key === draft.traip.written.sportKey);
}

/** The variant of the category, chosen or new. */
export function variantOf(draft: Draft, start: Pick<FormStart, 'traips'>): string | undefined {
  const { isNew, chosen, written } = draft.category;
  if (!isNew) return selectedTraip(draft, start)?.categories.find(({ id }) => id === chosen)?.sportVariantKey;
  const sport = sportOf(draft, start);
  const variants = (sport && variantsOf(sport)) ?? [];
  return (variants.find(({ key }) => key === written.sportVariantKey) ?? variants[0])?.key;
}

/** Switches the Traip: its newest season and first category, or new ones where it has none. */
export function withTraip(draft: Draft, traip: Traip): Draft {
  const [season] = traip.seasons;
  const [category] = traip.categories;
  return {
    ...draft,
    traip: { ...draft.traip, isNew: false, chosen: traip.id },
    season: { ...draft.season, isNew: season === undefined, chosen: season?.id ?? '' },
    category: {
      isNew: category === undefined,
      chosen: category?.id ?? '',
      written: { ...draft.category.written, sportVariantKey: '' },
    },
    competition: { ...draft.competition, rulesOverride: emptyDraft.competition.rulesOverride },
  };
}

/** Switches to a new Traip, which has neither seasons nor categories. */
export function withNewTraip(draft: Draft): Draft {
  return {
    ...draft,
    traip: { ...draft.traip, isNew: true },
    season: { ...draft.season, isNew: true },
    category: { ...draft.category, isNew: true },
  };
}
