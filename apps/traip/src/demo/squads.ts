import type { DemoPerson } from '@traip/api';

const firstNames =
  `Adrián Aitor Álvaro Asier Bruno Carlos César Daniel Diego Eduardo Enzo Eric Fabio Gael Gonzalo Iker
  Ismael Jaime Javier Joel Jorge Leo Lucas Manuel Mario Martín Mateo Miguel Nicolás Óscar Pablo Raúl Rodrigo Rubén Samuel
  Santiago Sergio Unai Víctor Xabi`.split(/\s+/);
const surnames =
  `Abascal Aguirre Alonso Arce Barros Bravo Bustamante Calvo Campos Cobo Cuesta Diez Echeverría Fuentes
  Gándara Garrido Gutiérrez Herrero Ibáñez Lavín Lobato Maza Mier Montero Noriega Ortega Palacio Pardo Quintana Revuelta
  Rivas Rueda Sainz Salas Santamaría Sierra Solana Terán Torre Velasco Vidal Zorrilla`.split(/\s+/);

/** How many players every team of the league has, besides those who are named one by one. */
const size = 14;

/** The players of the n-th team. The steps have no divisor in common with the lists: no name comes twice. */
export function squadOf(code: string, team: number): DemoPerson[] {
  return Array.from({ length: size }, (_, index) => {
    const number = team * size + index;
    const name = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? '';
    return {
      email: `${code}.${String(index + 1).padStart(2, '0')}@demo.traip.app`,
      firstName: name(firstNames, 7),
      surnames: `${name(surnames, 5)} ${name(surnames, 11)}`,
      birthday: `${1990 + (number % 15)}-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`,
      favoriteSport: 'FOOTBALL',
      memberships: [],
    };
  });
}
