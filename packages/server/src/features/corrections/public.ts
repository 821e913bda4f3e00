export { correctionHomeLines } from './correction-home-lines.repository.ts'
