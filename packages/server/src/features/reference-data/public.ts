export { findBookers, findContractLike, findTerms, mayBookWith, namesIn } from './contract-terms.repository.ts'
export {
  recordContracts,
  recordPackageTypes,
  recordTariffCodes,
  saveEquipmentTypeLines,
  saveLocationLines,
} from './reference.actions.ts'
export { findClosedPorts, findMovedZones, findPortsOfMovedGroups, saveOrganisations } from './reference.repository.ts'
export {
  findTariffCodesByDigits,
  findTariffCodesByWords,
  findTariffStatuses,
  findTariffWords,
} from './tariff-code.repository.ts'
export { tariffTermsOf } from './tariff-search.ts'
