/** Where files are stored. Content goes in and out in pieces: no file has to be in memory whole. */
export interface Files {
  save(file: NewFile): Promise<StoredFile>
  find(id: string): Promise<StoredFile | undefined>
  read(id: string): AsyncIterable<Buffer>
  remove(id: string): Promise<boolean>
}

export interface NewFile {
  name: string
  mediaType: string
  createdBy: string
  /** After which it may go; a file without one stays. */
  keepUntil?: Date
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

export interface StoredFile {
  id: string
  name: string
  mediaType: string
  byteSize: number
  sha256: string
  createdBy: string
  createdAt: string
}
