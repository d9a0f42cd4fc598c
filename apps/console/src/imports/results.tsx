import type { Import } from '@sextant/contract/imports/schemas'
import { numberText } from '@sextant/domain/kit/number-text'

/** The results: each label with its count. Renders nothing until there are any. */
export const Results = ({ imported: { results, options } }: { imported: Import }) =>
  results.length === 0 ? null : (
    <dl
      aria-label={options.dry_run ? 'Rows (dry run)' : 'Rows'}
      className="grid grid-cols-2 rounded-box border border-line bg-surface px-2 py-1.5 sm:grid-cols-5"
    >
      {results.map(({ label, count }) => (
        <div key={label} className="px-2 py-1.5">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{numberText(count)}</dd>
        </div>
      ))}
    </dl>
  )
