import type pg from 'pg'

/** The role in which the server signs in: it owns nothing, inherits nothing, and is not a superuser. */
export const servingRole = 'sextant_server'

/**
 * Makes the role that the product serves by in the embedded database, whose first one is a superuser: for that the
 * policies of rows count for nothing. A transaction takes `sextant_app` on; what gives it back is left with no right to
 * any row. To be called by the superuser once the schema is there; new tables need nothing, as no right to them is
 * given.
 */
export async function ensureServingRole(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$ begin create role ${servingRole} login noinherit createrole; exception when duplicate_object then null; end $$;
    grant sextant_app to ${servingRole} with inherit false, set true;
    -- Who may take this one on sees every team. An earlier release gave it.
    do $$ begin
      if pg_has_role('${servingRole}', 'sextant_lookup', 'member') then revoke sextant_lookup from ${servingRole}; end if;
    end $$;
    grant usage on schema public to ${servingRole};
    grant usage on sequence users_id_seq, teams_id_seq to ${servingRole};
    -- To those who read the open data it gives on what it has itself.
    grant usage on schema open_data to ${servingRole} with grant option;
    grant select on all tables in schema open_data to ${servingRole} with grant option;
    -- Those that an earlier release made, as the superuser.
    do $$ declare reader name; begin
      for reader in select rolname from pg_roles where starts_with(rolname, 'sextant_read_') loop
        execute format('grant %I to ${servingRole} with admin option', reader);
      end loop;
    end $$;`)
}
