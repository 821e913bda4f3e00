export { findBookers, findTerms, mayBookWith, namesIn } from './contract-terms.repository.ts'
export { saveEquipmentTypeLines as keepEquipmentTypes, saveLocationLines as keepLocations, recordContracts, recordPackageTypes } from './reference.actions.ts'
export { findClosedPorts, findMovedZones, findPortsOfMovedGroups, saveOrganisations } from './reference.repository.ts'
