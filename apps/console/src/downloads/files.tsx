import { CreateFile } from './create-file'
import { DownloadList } from './download-list'
import { LiveLinks } from './live-links'

/** Travel exports: a new file, existing files, and live links. */
export const Files = () => (
  <div className="grid items-start gap-6 xl:grid-cols-[24rem_minmax(0,1fr)]">
    <CreateFile />
    <div className="flex min-w-0 flex-col gap-8">
      <DownloadList />
      <LiveLinks />
    </div>
  </div>
)
