interface VenueFields {
  readonly id: string;
  readonly fields: readonly { readonly id: string }[];
}

interface SelectedFields {
  readonly venueIds?: readonly string[] | undefined;
  readonly fieldIds?: readonly string[] | undefined;
}

/** Matches no field: every field was deselected. Such wishes aren't sent. */
const none = '00000000-0000-4000-8000-000000000000';

/** Without a selection, all fields. */
export function selectedFieldIds(
  venues: readonly VenueFields[],
  { venueIds = [], fieldIds = [] }: SelectedFields,
): string[] {
  return venues
    .filter(({ id }) => venueIds.length === 0 || venueIds.includes(id))
    .flatMap(({ fields }) => fields.map(({ id }) => id))
    .filter((id) => fieldIds.length === 0 || fieldIds.includes(id));
}

/** All fields need no list, so fields added later are included. */
export function selectedFields(venues: readonly VenueFields[], chosenIds: readonly string[]): string[] {
  const all = venues.flatMap(({ fields }) => fields.map(({ id }) => id));
  if (chosenIds.length === 0) return [none];
  return all.every((id) => chosenIds.includes(id)) ? [] : all.filter((id) => chosenIds.includes(id));
}
