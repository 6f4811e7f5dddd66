import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mapLink } from './map-link.ts';

const ground = { id: 'v', name: 'Las Eras', address: null, city: null, latitude: null, longitude: null };

test('a venue with coordinates is marked on the map', () => {
  assert.equal(
    mapLink({ ...ground, latitude: 43.3, longitude: -3.1 }),
    'https://www.openstreetmap.org/?mlat=43.3&mlon=-3.1#map=17/43.3/-3.1',
  );
});

test('a venue without coordinates is searched by its address, or else by its name', () => {
  const query = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
  assert.equal(mapLink({ ...ground, address: 'Río, 4', city: 'Vigo' }), query('Río, 4, Vigo'));
  assert.equal(mapLink(ground), query('Las Eras'));
});
