export { rulesWithoutEffect } from './rule-home-lines.repository.ts'
