/**
 * Who may import whom, one rule per boundary (docs/architecture.md). Type imports count, because a cycle through a type
 * is still a cycle. A rule with several parts is named `name/part`. `npm run verify` checks it, and
 * tools/test/imports.test.ts adds a violation of each rule.
 */

/**
 * The server's features and the folders of the extraction, lowest level first. Calls go down and events go up; those on
 * the same level do not import each other.
 */
const featureLevels = require('./tools/feature-levels.json')
const extractionLevels = require('./tools/extraction-levels.json')

/**
 * One rule a folder: it may import itself and the folders on lower levels.
 * @param {string} name @param {string} root @param {string[][]} levels @param {string} files above all levels
 * @param {(folder: string) => string} comment
 */
const downward = (name, root, levels, files, comment) =>
  levels.flatMap((names, level) =>
    names.map((folder) => {
      const others = levels
        .slice(level)
        .flat()
        .filter((other) => other !== folder)
      return {
        name,
        comment: comment(folder),
        severity: 'error',
        from: { path: `^${root}/${folder}/` },
        to: { path: `^${root}/(${files}|(${others.join('|')})/)` },
      }
    }),
  )

/** @param {string} name @param {string} comment @param {object} from @param {object} to */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'contract-is-ground',
      'Everybody stands on the contract, so it knows nothing but its schema library.',
      { path: '^packages/contract/src/' },
      { pathNot: ['^packages/contract/src/', '^node_modules/zod/'] },
    ),
    rule(
      'contract-is-ground/schemas',
      'A feature of the contract may speak of another by its schemas, never of its calls.',
      { path: '^packages/contract/src/([^/]+)/' },
      {
        path: '^packages/contract/src/[^/]+/(endpoints|events)\\.ts$',
        pathNot: '^packages/contract/src/$1/',
      },
    ),
    rule(
      'domain-is-pure',
      'Rules must run in a browser, a worker, the server and a test alike.',
      { path: '^packages/domain/src/' },
      { pathNot: ['^packages/(domain|contract)/src/', '^node_modules/libphonenumber-js/'] },
    ),
    rule(
      'places-is-pure',
      'Places are data and look-ups: nothing to open, nothing to wait for.',
      { path: '^packages/places/src/' },
      { pathNot: ['^packages/places/src/', '^node_modules/@photostructure/tz-lookup/'] },
    ),
    rule(
      'places-is-pure/console',
      'Names of places come by the API: the data would weigh megabytes in the browser.',
      { path: '^(apps/console|packages/(contract|domain|client))/' },
      { path: '^packages/places/' },
    ),
    rule(
      'extraction-is-pure',
      'A message is read without database, network, files or clock: the same bytes give the same reservations. The fitted weights are a file of the program.',
      { path: '^packages/extraction/src/', pathNot: '^packages/extraction/src/bookings/weights-file\\.js$' },
      {
        pathNot: [
          '^packages/(contract|domain|places|bytes|pdf|ticket-codes|extraction)/src/',
          '^node_modules/(asn1js|entities)/',
        ],
      },
    ),
    rule(
      'embedded-postgres-stands-alone',
      'A launcher of a database knows nothing of what is stored in it.',
      { path: '^packages/embedded-postgres/src/' },
      { path: '^(apps|packages/(?!embedded-postgres/))' },
    ),
    rule(
      'extraction-is-pure/bytes',
      'Unpacking bytes needs nothing but the libraries that do it.',
      { path: '^packages/bytes/src/' },
      { pathNot: ['^packages/bytes/src/', '^node_modules/(chardet|fflate|jpeg-js)/'] },
    ),
    rule(
      'extraction-is-pure/pdf',
      'A PDF is read for its text and pictures; what they mean is the concern of the extraction.',
      { path: '^packages/pdf/src/' },
      { pathNot: ['^packages/(pdf|bytes)/src/', '^node_modules/@noble/(hashes|ciphers)/'] },
    ),
    rule(
      'extraction-is-pure/ticket-codes',
      'A payload is decoded to what it states; the extraction makes reservations of it.',
      { path: '^packages/ticket-codes/src/' },
      { pathNot: ['^packages/(ticket-codes|bytes|places)/src/', '^packages/domain/src/kit/'] },
    ),
    ...downward(
      'extraction-downward',
      'packages/extraction/src',
      extractionLevels,
      '[^/]+\\.ts$',
      (folder) => `${folder} imports only folders on lower levels, so that each reader can be understood alone.`,
    ),
    rule(
      'walls',
      'Server and console meet in the contract only.',
      { path: '^apps/server/src/' },
      { path: '^(apps/console|packages/(client|cli)|e2e|bench)/' },
    ),
    rule(
      'walls/console',
      'The browser knows the server by the contract, and messages are read on the server.',
      { path: '^apps/console/' },
      { path: '^(apps/server|packages/(barcodes|bytes|extraction|ocr|pdf|ticket-codes)|e2e|bench)/' },
    ),
    rule(
      'demo-is-data',
      'The sample company is made of facts; how they are stored is for the server to know.',
      { path: '^apps/demo/' },
      { pathNot: ['^apps/demo/src/', '^packages/(contract|domain|places|extraction)/src/'] },
    ),
    rule(
      'demo-is-data/seed',
      'Only seeding knows the sample company: nothing else may depend on it.',
      { path: '^(apps/(server|console)|packages|bench|e2e)/', pathNot: '^apps/server/(src|test)/main/demo/' },
      { path: '^apps/demo/' },
    ),
    rule(
      'walls/packages',
      'Packages are used by applications, never the other way round.',
      { path: '^packages/' },
      { path: '^(apps|e2e|bench)/' },
    ),
    rule(
      'walls/e2e',
      'Journeys see the product from outside: by its screens and its wire.',
      { path: '^e2e/' },
      { path: '^(apps|bench|packages/(?!contract/))' },
    ),
    rule(
      'platform-knows-nobody',
      'The platform carries every feature, so it knows none.',
      { path: '^apps/server/src/platform/' },
      {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/server/src/platform/',
          '^packages/contract/src/kit/',
          '^packages/embedded-postgres/src/',
          '^packages/domain/src/(permissions|kit)/',
        ],
      },
    ),
    rule(
      'server-feature',
      'Another feature is known by its index.ts: what it offers, not how it is made.',
      { path: '^apps/server/src/([^/]+)/', pathNot: '^apps/server/src/(main|platform)/' },
      {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/($1|platform)/', '^apps/server/src/[^/]+/index\\.ts$'],
      },
    ),
    rule(
      'server-feature/extraction',
      'Documents are read where they come in; everybody else works on what was found.',
      { path: '^apps/server/src/', pathNot: '^apps/server/src/(emails|imports|main)/' },
      { path: '^packages/extraction/' },
    ),
    ...downward(
      'server-feature/downward',
      'apps/server/src',
      featureLevels,
      'main/',
      (feature) => `${feature} calls only features on lower levels; higher ones are notified by events.`,
    ),
    rule(
      'only-store-speaks-sql',
      'A table is written in one file, so that its rules can be read in one file.',
      { path: '^apps/server/src/', pathNot: ['^apps/server/src/(platform|main)/', '/store\\.ts$'] },
      { path: '^node_modules/(kysely|pg|pg-copy-streams)/' },
    ),
    rule(
      'ui-knows-nobody',
      'A control shows what it is given: it knows no feature, no call and no address.',
      { path: '^apps/console/src/ui/' },
      {
        path: '^(apps|packages)/',
        pathNot: ['^apps/console/src/(ui/|[^/]+\\.css$)', '^packages/domain/src/kit/'],
      },
    ),
    rule(
      'ui-knows-nobody/data',
      'A control asks for nothing and goes nowhere by itself.',
      { path: '^apps/console/src/ui/' },
      { path: '^node_modules/@tanstack/(react-query|react-router)/' },
    ),
    rule(
      'console-feature',
      'Features never import features: app composes them.',
      { path: '^apps/console/src/([^/]+)/', pathNot: '^apps/console/src/app/' },
      {
        path: '^apps/console/src/[^/]+/',
        pathNot: ['^apps/console/src/($1|ui|kit)/'],
      },
    ),
    rule(
      'no-circle',
      'What imports itself through others cannot be read, tested or moved alone.',
      {},
      { circular: true },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|fixtures|\\.cache)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
