import type { DemoWorld } from '@traip/api';
import { competitions } from './demo/competitions.ts';
import { golfTournament } from './demo/golf.ts';
import { invitations } from './demo/invitations.ts';
import { children, coast, guardians, officials, players, staff } from './demo/people.ts';
import { races } from './demo/races.ts';
import { swimmingMeeting } from './demo/swimming.ts';
import { teams } from './demo/teams.ts';
import { tour } from './demo/tour.ts';
import { venues } from './demo/venues.ts';

/** The demo data of a first start: three organisations with their people, teams and competitions. */
export const demoWorld: DemoWorld = {
  password: 'traip-demo',
  organisations: [
    {
      orgCode: 'liga-norte',
      name: 'Liga Norte',
      type: 'FEDERATION',
      bio: 'La liga amateur del norte: fútbol, baloncesto y voleibol desde 1987.',
      description: 'Organizamos ligas y copas para clubes de barrio, colegios y grupos de amigos.',
      website: 'https://liganorte.example',
      contact: { email: 'hola@liganorte.example', city: 'Santander', country: 'ES' },
    },
    {
      orgCode: 'cd-alameda',
      name: 'CD Alameda',
      type: 'SPORT_CLUB',
      bio: 'Club de barrio. Fútbol para todas las edades.',
      contact: { email: 'club@alameda.example', city: 'Santander', country: 'ES' },
    },
    {
      orgCode: 'costa-sports',
      name: 'Costa Sports Association',
      type: 'SPORT_CLUB',
      bio: 'Handball, padel and beach volleyball by the sea, for whoever wants to play.',
      website: 'https://costasports.example',
      contact: { email: 'hello@costasports.example', city: 'Alicante', country: 'ES' },
    },
  ],
  people: [...staff, ...officials, ...coast, ...guardians, ...players],
  teams,
  children,
  venues,
  competitions,
  races: [...races, tour, golfTournament],
  meetings: [swimmingMeeting],
  invitations,
};
