export { findTerms, mayBookWith, namesIn } from './contract-terms.repository.ts'
export { keepEquipmentTypes, keepLocations, recordContracts, recordPackageTypes } from './reference.actions.ts'
export { findMovedZones, findPortsOfMovedGroups, saveOrganisations } from './reference.repository.ts'
