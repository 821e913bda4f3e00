export { findBookers, findTerms, mayBookWith, namesIn } from './contract-terms.repository.ts'
export {
  recordContracts,
  recordPackageTypes,
  saveEquipmentTypeLines as keepEquipmentTypes,
  saveLocationLines as keepLocations,
} from './reference.actions.ts'
export { findClosedPorts, findMovedZones, findPortsOfMovedGroups, saveOrganisations } from './reference.repository.ts'
