export const men =
  `Adrián Aitor Álvaro Asier Bruno Carlos César Daniel Diego Eduardo Enzo Eric Fabio Gael Gonzalo Iker
  Ismael Jaime Javier Joel Jorge Leo Lucas Manuel Mario Martín Mateo Miguel Nicolás Óscar Pablo Raúl Rodrigo Rubén Samuel
  Santiago Sergio Unai Víctor Xabi`.split(/\s+/);

export const women =
  `Ainhoa Aitana Alba Alicia Amaia Andrea Ane Beatriz Blanca Carla Carmen Celia Clara Daniela Elsa Emma
  Eva Gala Inés Irene Iria Jana Julia Laia Leire Lola Lucía Maia Manuela Marina Martina Mireia Nadia Nerea Olivia Paula
  Rocío Sofía Valeria Vera`.split(/\s+/);

export const surnames =
  `Abascal Aguirre Alonso Arce Barros Bravo Bustamante Calvo Campos Cobo Cuesta Diez Echeverría
  Fuentes Gándara Garrido Gutiérrez Herrero Ibáñez Lavín Lobato Maza Mier Montero Noriega Ortega Palacio Pardo Quintana
  Revuelta Rivas Rueda Sainz Salas Santamaría Sierra Solana Terán Torre Velasco Vidal Zorrilla`.split(/\s+/);
