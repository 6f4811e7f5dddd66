interface Venue {
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The venue on OpenStreetMap: its coordinates if known, otherwise a search for its address. */
export function mapLink({ name, address, city, latitude, longitude }: Venue): string {
  if (latitude !== null && longitude !== null)
    return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
  const place = [address ?? name, city].filter(Boolean).join(', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
}
