import { vi } from 'vitest'

// stores and languages are global to the page: each test file starts with modules of its own, as a page does
vi.resetModules()
